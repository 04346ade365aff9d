<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

defined( 'ABSPATH' ) || exit;

/** A dealer of this site, with what only the administrator needs to know. */
final readonly class StoredDealer {
	public function __construct(
		/** With a position. */
		public Dealer $dealer,
		/** Whether the position is the one of the dealer's ZIP. */
		public bool $approximate,
		/** `import`, `manual` or `demo`. */
		public string $source,
	) {}

	/** Changes whenever anything that is stored does, except for where it came from. */
	public function hash(): string {
		return md5( (string) wp_json_encode( array( DealerRow::columns( $this->dealer ), $this->approximate, $this->dealer->coverage ) ) );
	}
}
