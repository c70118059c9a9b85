import { approvalFileMessages } from '@daftar/domain';
import { Problem, type ProblemDetail } from '../basics/problems.ts';

/** Messages by the contract's error code. */
const SENTENCES = {
  'not-a-sheet': approvalFileMessages.kind,
  'broken-file': 'The file is broken: it cannot be read as a workbook',
  'password-protected': 'The file has a password. Please save it without one',
  'no-columns': 'The sheet has no column "referanceNumber"',
  'no-rows': 'The sheet has no rows',
  'too-many-rows': 'The file has more than 50,000 rows',
  formula: 'The file has formulas. Please save it with values only',
  'unclear-cell': 'A cell of the file is not clear. Please save the file anew',
  'too-slow': 'The file takes too long to read. Please send a simpler one',
  'too-large': approvalFileMessages.tooLarge,
  'not-multipart': 'Please send the file as multipart/form-data',
  'no-file': approvalFileMessages.none,
} as const;
export type UploadFault = keyof typeof SENTENCES;

const STATUSES: Partial<Record<UploadFault, [number, string]>> = {
  'too-large': [413, 'Too-Large'],
  'not-multipart': [415, 'Unsupported-Media-Type'],
};

/** Thrown when an upload is rejected. Its code becomes the response's `error_code`. */
export class UploadProblem extends Problem {
  readonly fault: UploadFault;

  constructor(fault: UploadFault, message: string = SENTENCES[fault], values?: ProblemDetail['values']) {
    const [code, status] = STATUSES[fault] ?? [400, 'Bad-Request'];
    super(code, status, [{ message, field: 'file', code: fault, ...(values && { values }) }]);
    this.name = 'UploadProblem';
    this.fault = fault;
  }
}
