import type { UploadFault } from './upload-problem.ts';

/** Thrown when a file is rejected. The child process sends it to the server. */
export class SheetFault extends Error {
  readonly fault: UploadFault;
  readonly explanation: string | undefined;

  constructor(fault: UploadFault, explanation?: string) {
    super(explanation ?? fault);
    this.name = 'SheetFault';
    this.fault = fault;
    this.explanation = explanation;
  }
}
