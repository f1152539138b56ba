/** Most characters that the server looks for. */
export const SEARCH_MAX_LENGTH = 200;
