/** Returns a copy of a response with headers replaced; null removes one. Fetched responses are immutable. */
export function withHeaders(answer: Response, changes: Readonly<Record<string, string | null>>): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
