/** Asks the desk's server. Gives its answer, or throws with its words. */
export async function ask<Answer>(address: string, body?: BodyInit): Promise<Answer> {
  const answer = await fetch(`/desk/api/${address}`, body === undefined ? {} : { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
}

export const wordsOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
