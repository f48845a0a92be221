import { defineConfig } from 'vitest/config';

/** The tests that need no browser: tests/content, tests/unit, and tests next to the code that they test. */
export default defineConfig({
  test: {
    include: ['tests/{content,unit}/**/*.test.ts', '{src,publish,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'tests/support/encode-media.ts',
    isolate: false,
    // Tests that read every picture need more than Vitest's default of five seconds on a busy machine.
    testTimeout: 30_000,
  },
});
