<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

defined( 'ABSPATH' ) || exit;

/** What the report compares of a page. Texts are checksums: those of all pages are in memory at once. */
final readonly class PageContent {
	/**
	 * @param array<string, int> $blocks the number of blocks of each kind
	 * @param list<int>          $texts
	 * @param list<int>          $same   those that may be the same in another language
	 */
	private function __construct( public array $blocks, private array $texts, private array $same ) {}

	public static function of( string $title, string $content, mixed $same ): self {
		return new self( BlockCounts::in( $content ), array_map( crc32( ... ), PageTexts::in( $title, $content ) ), array_map( crc32( ... ), SameTexts::read( $same ) ) );
	}

	/** The number of texts that are still those of the page that it was translated from. */
	public function untranslated( self $from ): int {
		return count( array_diff( array_intersect( $this->texts, $from->texts ), $this->same ) );
	}
}
