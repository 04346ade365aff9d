<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Platform\Database\Row;

defined( 'ABSPATH' ) || exit;

/** A claim with its post. */
final readonly class IndexedClaim {
	private function __construct(
		public int $id,
		public int $post_id,
		public string $block,
		public string $words,
		public Claim $claim,
	) {}

	public static function of_row( Row $row ): self {
		return new self(
			$row->int( 'id' ),
			$row->int( 'post_id' ),
			$row->string( 'block' ),
			$row->string( 'words' ),
			Claim::stored( $row->string( 'valid_from' ), $row->string( 'valid_until' ), $row->string( 'source' ), $row->string( 'source_url' ) ),
		);
	}
}
