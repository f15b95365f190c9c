// Everything goes to stderr: stdout belongs to the task, and to the protocol when the task is an MCP server.
const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];

/** Runs one step of the set-up and prints one line for it when it is over. */
export async function step(name, work, out = process.stderr) {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const stop = out.isTTY ? spin(out, () => `${name} ${seconds()}`) : () => {};
  try {
    const result = await work();
    stop();
    out.write(`✓ ${name} (${seconds()})\n`);
    return result;
  } catch (error) {
    stop();
    out.write(`✗ ${name} (${seconds()})\n`);
    throw error;
  }
}

function spin(out, text) {
  let frame = 0;
  const draw = () => out.write(`\r\x1b[2K${FRAMES[frame++ % FRAMES.length]} ${text()}`);
  draw();
  const timer = setInterval(draw, 100);
  timer.unref();
  return () => {
    clearInterval(timer);
    out.write("\r\x1b[2K");
  };
}
