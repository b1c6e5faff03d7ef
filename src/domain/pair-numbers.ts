const FIRST_SLOTS = 1 << 18;

/**
 * Gives every distinct pair of whole numbers (0 up to 2^31) one number, in order of first sight:
 * exact, not a hash. An open-addressing table, since a Map spends most of its time boxing such keys.
 */
export function createPairNumbers(): (first: number, second: number) => number {
  let mask = FIRST_SLOTS - 1;
  let numbers = new Int32Array(FIRST_SLOTS).fill(-1);
  let firsts = new Int32Array(FIRST_SLOTS / 2);
  let seconds = new Int32Array(FIRST_SLOTS / 2);
  let count = 0;

  const slotOf = (first: number, second: number) => {
    let hash = Math.imul(first ^ (first >>> 15), 0x9e3779b1) ^ second;
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (let number = numbers[slot]!; number >= 0; number = numbers[slot]!) {
      if (firsts[number] === first && seconds[number] === second) return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  };

  const grow = () => {
    const larger = new Int32Array(firsts.length * 2);
    larger.set(firsts);
    firsts = larger;
    const alsoLarger = new Int32Array(seconds.length * 2);
    alsoLarger.set(seconds);
    seconds = alsoLarger;
    mask = mask * 2 + 1;
    numbers = new Int32Array(mask + 1).fill(-1);
    for (let number = 0; number < count; number++) numbers[slotOf(firsts[number]!, seconds[number]!)] = number;
  };

  return (first, second) => {
    let slot = slotOf(first, second);
    if (numbers[slot]! >= 0) return numbers[slot]!;
    if (count === firsts.length) {
      grow();
      slot = slotOf(first, second);
    }
    numbers[slot] = count;
    firsts[count] = first;
    seconds[count] = second;
    return count++;
  };
}
