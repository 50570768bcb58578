export interface UploadFailure {
  /** The document, as the screen calls it. */
  label: string;
  message: string;
  /** The form's field with the file, if the file itself was refused. */
  field?: string;
}

/** Documents that could not be stored, each with the reason. */
export class UploadFailures extends Error {
  readonly failures: readonly UploadFailure[];

  constructor(failures: readonly UploadFailure[]) {
    super(failures.map(({ label }) => label).join(", "));
    this.failures = failures;
  }
}
