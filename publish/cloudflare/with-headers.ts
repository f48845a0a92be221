/** An answer with some of its headers set anew; null takes one away. What another server has answered can't be changed in place. */
export function withHeaders(answer: Response, changes: Readonly<Record<string, string | null>>): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}
