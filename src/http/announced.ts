import { NotAvailableYet } from "../errors.ts";
import type { Handler, OperationId } from "./contract.ts";

/** The handler of an operation that the contract announces and a later release delivers. */
export const announced =
  <Id extends OperationId>(operationId: Id): Handler<Id> =>
  async () => {
    throw new NotAvailableYet(operationId);
  };
