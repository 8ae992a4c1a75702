import { NotAvailableYet } from "../errors.ts";
import type { OperationId } from "./contract.ts";

/** The handler of an operation that the contract announces and a later release delivers. */
export const announced = (operationId: OperationId) => async (): Promise<never> => {
  throw new NotAvailableYet(operationId);
};
