<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

defined( 'ABSPATH' ) || exit;

/** A virtual page: the content of its head and its template. */
final readonly class Page {
	/**
	 * @param string                     $template    one of `PageTemplates`
	 * @param int                        $status      200, 404 or 503
	 * @param string                     $url         the page's canonical address; empty if there is none
	 * @param array<string, string>      $alternates  its addresses by language, including its own
	 * @param list<array<string, mixed>> $graph       its structured data, as schema.org nodes
	 */
	public function __construct(
		public string $template,
		public string $title,
		public int $status = 200,
		public string $description = '',
		public string $url = '',
		public array $alternates = array(),
		public array $graph = array(),
	) {}
}
