export interface ContainerNeeds {
  image: string;
  port: number | { container: number; host: number };
  environment?: Record<string, string>;
  command?: string[];
  saysWhenReady: RegExp;
}

export interface RunningContainer {
  /** `host:port` under which this machine reaches the container's port. */
  address: string;
  stop(): Promise<void>;
}

/** Runs an image by testcontainers, which also removes it when the tests are killed. */
export async function startContainer(needs: ContainerNeeds): Promise<RunningContainer> {
  const { GenericContainer, Wait } = await import('testcontainers'); // half a second to load, so only where it is used
  const started = await new GenericContainer(needs.image)
    .withExposedPorts(needs.port)
    .withEnvironment(needs.environment ?? {})
    .withCommand(needs.command ?? [])
    .withWaitStrategy(Wait.forLogMessage(needs.saysWhenReady))
    .start();
  const port = typeof needs.port === 'number' ? needs.port : needs.port.container;
  return {
    address: `${started.getHost()}:${started.getMappedPort(port)}`,
    stop: async () => {
      await started.stop();
    },
  };
}
