<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** A rebate as visitors see it, in one language. */
final readonly class RebateOffer {
	public function __construct(
		public string $title,
		/** Of the title. */
		public Language $language,
		/** Dollars; null if the rebate states no amount. */
		public ?float $amount,
		/** Whether the amount is a maximum. */
		public bool $up_to,
		public string $provider,
		public string $url,
		/** The last day, as 2026-12-31; empty for none. */
		public string $expires,
	) {}

	/** @return array{title: string, lang: string, amount: ?float, upTo: bool, provider: string, url: string, expires: ?string} */
	public function to_array(): array {
		return array(
			'title'    => $this->title,
			'lang'     => $this->language->value,
			'amount'   => $this->amount,
			'upTo'     => $this->up_to,
			'provider' => $this->provider,
			'url'      => $this->url,
			'expires'  => '' === $this->expires ? null : $this->expires,
		);
	}

	/** @return array<string, mixed> the JSON schema of `to_array()` */
	public static function schema(): array {
		return array(
			'type'       => 'object',
			'properties' => array(
				'title'    => array( 'type' => 'string' ),
				'lang'     => Schema::one_of( array_column( Language::cases(), 'value' ), __( 'The language of the title: English where no translation is stored.', 'hvac-blocks' ) ),
				'amount'   => array(
					'description' => __( 'US or Canadian dollars, null if the rebate names no amount.', 'hvac-blocks' ),
					'type'        => array( 'number', 'null' ),
				),
				'upTo'     => Schema::described( 'boolean', __( 'Whether the amount is a maximum.', 'hvac-blocks' ) ),
				...Schema::all( 'string', 'provider', 'url' ),
				'expires'  => array(
					'description' => __( 'The last day of the rebate as 2026-12-31, null if it has none.', 'hvac-blocks' ),
					'type'        => array( 'string', 'null' ),
				),
			),
		);
	}
}
