// Loaded with --import: shifts the process's clock by the milliseconds in a file, which is read twice a second.
import { readFileSync } from "node:fs";

const file = process.env.SHIFTED_CLOCK ?? "";
const RealDate = Date;
let offset = 0;
const read = () => {
  try {
    offset = Number(readFileSync(file, "utf8"));
  } catch {
    offset = 0;
  }
};
read();
setInterval(read, 500).unref();
const now = () => RealDate.now() + offset;
class ShiftedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }
  static now() {
    return now();
  }
}
Object.defineProperty(ShiftedDate, "name", { value: "Date" });
globalThis.Date = ShiftedDate;
