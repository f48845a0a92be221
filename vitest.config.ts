import { defineConfig } from 'vitest/config';

/** The tests that need no browser: what the content says (tests/content) and what the small functions do (tests/lib). */
export default defineConfig({
  test: {
    include: ['tests/{content,lib}/**/*.test.ts', 'src/features/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // Some read every picture, which takes a busy machine longer than the five seconds that are usual.
    testTimeout: 30_000,
  },
});
