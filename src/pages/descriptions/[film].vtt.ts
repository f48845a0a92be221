import type { APIRoute, GetStaticPaths } from 'astro';
import { content } from '#model/content.ts';
import { describedFilm } from '#model/film-descriptions.ts';
import { filmOf } from '#model/films.ts';

/** Only films with descriptions have a file. */
export const getStaticPaths = (() =>
  content.films.flatMap(({ id, descriptions }) =>
    descriptions ? [{ params: { film: id }, props: { track: describedFilm(descriptions, filmOf(id).seconds) } }] : [],
  )) satisfies GetStaticPaths;

/** Returns the descriptions of a film as a WebVTT track (WCAG 2.2, technique H96). */
export const GET: APIRoute<{ track: string }> = ({ props }) => new Response(props.track);
