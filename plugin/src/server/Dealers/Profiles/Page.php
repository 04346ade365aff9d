<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

defined( 'ABSPATH' ) || exit;

/** A page that no post stands for: what its head says and which template shows it. */
final readonly class Page {
	/**
	 * @param string                     $template    one of `PageTemplates`
	 * @param int                        $status      200, 404 or 503
	 * @param string                     $url         where the page is, as it should be written; empty where there is none
	 * @param array<string, string>      $alternates  its addresses by language, its own among them
	 * @param list<array<string, mixed>> $graph       what it tells machines, in the words of schema.org
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
