import { defineConfig } from 'vitest/config';

/** The tests that need no browser: what the content says, what the small functions do, and those that stand beside their part. */
export default defineConfig({
  test: {
    include: ['tests/{content,unit}/**/*.test.ts', '{src,publish,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'tests/support/pictures.ts',
    isolate: false,
    // Some read every picture, which takes a busy machine longer than the five seconds that are usual.
    testTimeout: 30_000,
  },
});
