import { send } from '../../tests/support/raw.ts';
import { chanceFrom } from './chance.ts';
import { faultOf, type Site } from './judge.ts';
import { type OddRequest, oddRequest } from './requests.ts';

export interface FuzzResult {
  requests: number;
  /** How often each status was answered; `closed` where the host hung up, which it may now and then. */
  answers: Record<string, number>;
  /** The same for where answers led: each is followed once. */
  followed: Record<string, number>;
  faults: { method: string; path: string; headers: string[]; fault: string }[];
}

/** Of how many requests a host may hang up on one: more would pass for a host that refuses well, and one that hangs up on all as the best. */
const oneClosedOf = 100;

/**
 * Sends a host so many odd requests, a few at a time, and judges each answer and what it leads to. The same seed gives the same requests.
 */
export async function fuzz(origin: string, site: Site, { count, seed }: { count: number; seed: number }): Promise<FuzzResult> {
  const chance = chanceFrom(seed);
  const result: FuzzResult = { requests: count, answers: {}, followed: {}, faults: [] };
  const requests = Array.from({ length: count }, () => oddRequest(chance, site.seeds));
  const ask = async (request: OddRequest, counted: 'answers' | 'followed' = 'answers'): Promise<void> => {
    const answer = await send(origin, request).catch((error: Error) => error);
    const key =
      answer instanceof Error
        ? /ECONNRESET|EPIPE|hung up/.test(answer.message)
          ? 'closed'
          : answer.message
        : String(answer.status);
    result[counted][key] = (result[counted][key] ?? 0) + 1;
    const fault = answer instanceof Error ? faultOfSilence(key) : faultOf(request, answer, origin, site);
    if (fault) result.faults.push({ ...request, path: request.path.slice(0, 300), fault });
    else if (counted === 'answers' && !(answer instanceof Error)) await follow(request, answer.headers.location);
  };
  /** No fault was found, so it leads to this host. What is behind # stays with the visitor. */
  const follow = async (request: OddRequest, location?: string) => {
    if (location !== undefined) await ask({ ...request, path: location.replace(/#.*/s, '') }, 'followed');
  };
  const faultOfSilence = (key: string) => {
    if (key !== 'closed') return key;
    return ((result.answers.closed ?? 0) + (result.followed.closed ?? 0)) * oneClosedOf > count ? 'hung up once too often' : null;
  };
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let request = requests.pop(); request; request = requests.pop()) await ask(request);
    }),
  );
  return result;
}
