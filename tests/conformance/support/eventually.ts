/** Tries until it holds, for at most `within` milliseconds; then the last failure is the test's failure. */
export async function eventually(assertion: () => void | Promise<void>, within = 5_000): Promise<void> {
  const end = Date.now() + within;
  for (;;) {
    try {
      await assertion();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
