/**
 * Returns a calendar file (RFC 5545) without the entrance tests whose ids are not in `testIds`. Other events are kept. Nothing within an event
 * changes: texts, line folding and UIDs come from model/calendar.ts.
 */
export function filterCalendar(file: string, testIds: ReadonlySet<string>): string {
  return file.replace(/BEGIN:VEVENT\r\n[\s\S]*?END:VEVENT\r\n/g, (event) => {
    const testId = /^X-ENTRANCE:(.+)\r$/m.exec(event)?.[1];
    return testId === undefined || testIds.has(testId) ? event : '';
  });
}
