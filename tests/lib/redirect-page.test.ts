import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { redirectPage } from '../../hosting/redirect-page.ts';

const html = redirectPage({ from: '/old', to: '/new', status: 301 }, 'https://www.school.in');
const document = parse(html);

test('a host without redirects leads on by itself, and by a link', () => {
  expect(document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('0; url=/new');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/new');
});

test('search engines are told the real address, and nothing that contradicts it', () => {
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://www.school.in/new');
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});

test('the page has a language, a title and one heading', () => {
  expect(html).toMatch(/^<!doctype html>\n<html lang="en-IN">/);
  expect(document.querySelector('title')?.text).toBe('This page has moved');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});
