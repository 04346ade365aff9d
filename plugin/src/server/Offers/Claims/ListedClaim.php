<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

defined( 'ABSPATH' ) || exit;

/**
 * A claim of the list: of a block in a post, or of another record.
 *
 * @phpstan-type Place array{id: int, title: string, type: string, status: string, lang: string, editUrl: string|null, viewUrl: string|null}
 */
final readonly class ListedClaim {
	/**
	 * @param string $id    unique in the list
	 * @param string $kind  the name of the block or of the record, in the user's language
	 * @param string $words its text
	 * @param Place  $place its place: a post, or 0 and the name of a screen
	 */
	public function __construct(
		public string $id,
		public string $kind,
		public string $words,
		public Claim $claim,
		public array $place,
	) {}

	/** @return array{id: string, block: string, words: string, validFrom: string, validUntil: string, source: string, sourceUrl: string, state: string, daysLeft: int|null, post: Place} */
	public function answer( string $today ): array {
		return array(
			'id'         => $this->id,
			'block'      => $this->kind,
			'words'      => $this->words,
			'validFrom'  => $this->claim->from,
			'validUntil' => $this->claim->until,
			'source'     => $this->claim->source,
			'sourceUrl'  => $this->claim->source_url,
			'state'      => $this->claim->state( $today )->value,
			'daysLeft'   => $this->claim->days_left( $today ),
			'post'       => $this->place,
		);
	}
}
