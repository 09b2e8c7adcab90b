/** Something staff asked for that cannot be done as asked. Its message says why and what to do. */
export class StaffError extends Error {
  override name = "StaffError";
}
