/** Ends with 0 when the process of this container is ready: all that it is configured to use answers. */
const { HOST, PORT } = process.env;
const answer = await fetch(`http://${HOST}:${PORT}/health/ready`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
