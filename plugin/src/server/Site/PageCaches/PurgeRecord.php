<?php
declare(strict_types=1);

namespace HvacBlocks\Site\PageCaches;

defined( 'ABSPATH' ) || exit;

/** The stored result of the last purge. */
final readonly class PurgeRecord {
	public const OPTION = 'hvac_blocks_page_caches_purged';

	/**
	 * @param int                   $at       Unix time; 0 if there was none
	 * @param int                   $posts    the number of posts; 0 for all pages
	 * @param array<string, string> $problems the caches' messages, by name
	 */
	public function __construct( public int $at, public int $posts, public array $problems ) {}

	public static function read(): self {
		$stored   = get_option( self::OPTION );
		$stored   = is_array( $stored ) ? $stored : array();
		$number   = static fn ( mixed $value ): int => is_int( $value ) ? $value : 0;
		$problems = is_array( $stored['problems'] ?? null ) ? array_filter( $stored['problems'], is_string( ... ) ) : array();

		return new self( $number( $stored['at'] ?? 0 ), $number( $stored['posts'] ?? 0 ), array_combine( array_map( strval( ... ), array_keys( $problems ) ), array_values( $problems ) ) );
	}

	public function write(): void {
		update_option(
			self::OPTION,
			array(
				'at'       => $this->at,
				'posts'    => $this->posts,
				'problems' => $this->problems,
			),
			false
		);
	}
}
