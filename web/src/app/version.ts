/** The version of the wire format that this page speaks. */
export const VERSION = 2;
