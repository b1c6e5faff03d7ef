/** Numbers that there is room for at first. */
const ROOM = 2 ** 16;
/** How many more there is room for then, as a share of those there are. */
const MORE = 1 / 4;

/**
 * Takes lists of numbers, one after the other, into one array that grows where it is full. A small array for each of thousands of
 * lists would not be given back to the system when they are joined.
 */
export function createNumberList() {
  let numbers = new Int32Array(ROOM);
  let count = 0;
  return {
    add(list: Int32Array): void {
      const start = count;
      count += list.length;
      if (count > numbers.length)
        numbers = new Int32Array(numbers.buffer.transfer(numbers.BYTES_PER_ELEMENT * Math.ceil(count * (1 + MORE))));
      numbers.set(list, start);
    },
    /** All so far. The array is of use until more are added. */
    all: (): Int32Array => numbers.subarray(0, count),
  };
}
