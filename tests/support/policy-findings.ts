import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** What Google's evaluator calls a high risk, or a slip in the writing, of a content security policy: one line each. */
export function severeFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX || severity === Severity.MEDIUM)
    .map(({ directive, description }) => `${directive}: ${description}`);
}
