import { send } from '../../tests/support/raw.ts';
import { chanceFrom } from './chance.ts';
import { faultOf, type Site } from './judge.ts';
import { type OddRequest, oddRequest } from './requests.ts';

export interface FuzzResult {
  requests: number;
  /** How often each status was answered; `closed` where the host hung up, which it may now and then. */
  answers: Record<string, number>;
  faults: { method: string; path: string; headers: string[]; fault: string }[];
}

/** Of how many requests a host may hang up on one: more would pass for a host that refuses well, and one that hangs up on all as the best. */
const oneClosedOf = 100;

/** Sends a host so many odd requests, a few at a time, and judges each answer. The same seed gives the same requests. */
export async function fuzz(origin: string, site: Site, { count, seed }: { count: number; seed: number }): Promise<FuzzResult> {
  const chance = chanceFrom(seed);
  const result: FuzzResult = { requests: count, answers: {}, faults: [] };
  const requests = Array.from({ length: count }, () => oddRequest(chance, site.seeds));
  const ask = async (request: OddRequest) => {
    const answer = await send(origin, request).catch((error: Error) => error);
    const key =
      answer instanceof Error
        ? /ECONNRESET|EPIPE|hung up/.test(answer.message)
          ? 'closed'
          : answer.message
        : String(answer.status);
    result.answers[key] = (result.answers[key] ?? 0) + 1;
    const fault = answer instanceof Error ? faultOfSilence(key) : faultOf(request, answer, origin, site);
    if (fault) result.faults.push({ ...request, path: request.path.slice(0, 300), fault });
  };
  const faultOfSilence = (key: string) => {
    if (key !== 'closed') return key;
    return (result.answers.closed ?? 0) * oneClosedOf > count ? 'hung up once too often' : null;
  };
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let request = requests.pop(); request; request = requests.pop()) await ask(request);
    }),
  );
  return result;
}
