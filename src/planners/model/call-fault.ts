import { ContractError } from "../../contract/errors.ts";

export const fail = (field: string, message: string): never => {
  throw new ContractError("CONTRACT_MISMATCH", `${field}: ${message}`, { field });
};
