/** `/examples.css`: a rule for each token. */
import type { APIRoute } from 'astro';
import { specimenStyles } from './tokens.ts';

export const GET: APIRoute = () =>
  new Response(`@layer components {\n${specimenStyles()}\n}\n`, { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
