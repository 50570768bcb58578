import { createServer } from "vite";

const server = `http://127.0.0.1:${process.env.PORT}`;
const vite = await createServer({
  server: { port: 5173, strictPort: true, proxy: { "/prod": server } },
});
await vite.listen();
