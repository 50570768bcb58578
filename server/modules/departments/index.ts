export { endPosition, fillPosition, releasePosition } from "./holders.ts";
