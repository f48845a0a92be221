/** What browsers may fetch ahead of a click; hosting/headers.ts names it on every page. */
import type { APIRoute } from 'astro';
import { speculationRules } from '../data/speculation-rules.ts';

export const GET: APIRoute = () => new Response(JSON.stringify(speculationRules()));
