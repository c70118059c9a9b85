import type { UploadFault } from './upload-problem.ts';

export type FaultValues = Readonly<Record<string, string | number>>;

/** Thrown when a file is rejected. The child process sends it to the server. */
export class SheetFault extends Error {
  readonly fault: UploadFault;
  readonly explanation: string | undefined;
  /** Values of the error, from which the web makes the message in the user's language. */
  readonly values: FaultValues | undefined;

  constructor(fault: UploadFault, explanation?: string, values?: FaultValues) {
    super(explanation ?? fault);
    this.name = 'SheetFault';
    this.fault = fault;
    this.explanation = explanation;
    this.values = values;
  }
}
