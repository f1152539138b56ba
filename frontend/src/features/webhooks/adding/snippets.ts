/** Code samples that verify a call with the Standard Webhooks libraries. */
export const snippets = [
  {
    language: 'Node.js',
    code: `import { Webhook } from 'standardwebhooks';

// body: the raw request body, not parsed
const event = new Webhook(process.env.SECRET).verify(body, request.headers);`,
  },
  {
    language: 'Python',
    code: `from standardwebhooks.webhooks import Webhook

# body: the request's bytes as they came, not parsed
event = Webhook(os.environ["SECRET"]).verify(body, request.headers)`,
  },
  {
    language: 'PHP',
    code: `$webhook = new \\StandardWebhooks\\Webhook(getenv('SECRET'));
$event = $webhook->verify(file_get_contents('php://input'), getallheaders());`,
  },
  {
    language: 'Go',
    code: `wh, err := standardwebhooks.NewWebhook(os.Getenv("SECRET"))
err = wh.Verify(body, request.Header)`,
  },
] as const;
