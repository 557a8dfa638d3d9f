/** Answers `{call, name, input}` from the parent with `{call, result}` or `{call, error}`. */
export function serve(handlers) {
  process.on('disconnect', () => process.exit(0));
  process.on('message', async ({ call, name, input }) => {
    try {
      process.send({ call, result: await handlers[name](input) });
    } catch (error) {
      process.send({ call, error: String(error?.stack ?? error) });
    }
  });
}
