// Responds with its process id, on a port that may be shared.
import http from 'node:http';

http
  .createServer((_request, response) => {
    response.setHeader('Connection', 'close'); // the next request may go to another process
    response.end(String(process.pid));
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
