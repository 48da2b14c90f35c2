import { createServer } from 'node:http';
import { Server } from 'socket.io';

/** Bare Socket.IO: a room for each conversation. @returns says something in a room, as soon as anybody can listen */
export function serveRooms(): (conversationId: string, name: string, payload: unknown) => void {
  const server = createServer((_request, response) => response.writeHead(404).end());
  const io = new Server(server, { transports: ['websocket'] });
  io.on('connection', (socket) => void socket.join(String(socket.handshake.query['conversationId'])));
  server.listen(Number(process.env['PORT']), '127.0.0.1');
  return (conversationId, name, payload) => void io.to(conversationId).emit(name, payload);
}
