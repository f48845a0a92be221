/** Returns a copy of a response with headers replaced; null removes one. Fetched responses are immutable. */
export function withHeaders(response: Response, changes: Readonly<Record<string, string | null>>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}
