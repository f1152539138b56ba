// Answers with its process id, on a port that it may share.
import http from 'node:http';

http
  .createServer((_request, response) => {
    response.setHeader('Connection', 'close'); // the next question may be another process's
    response.end(String(process.pid));
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
