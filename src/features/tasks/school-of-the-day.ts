/** Returns the id of the school whose task is on the home page: a different one each day, in the order of the tasks. */
export function schoolOfTheDay(tasks: readonly { id: string }[], today: Date): string {
  const day = Math.floor(today.getTime() / 86_400_000);
  return tasks[day % tasks.length]?.id ?? '';
}
