<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** A rebate of a utility, a manufacturer or an authority. */
final readonly class Rebate {
	/** The area of a rebate that names none. */
	public const EVERYWHERE = '*';

	public function __construct(
		public string $id,
		public string $title,
		/** In Spanish and French; empty if it is not translated. */
		public string $title_es = '',
		public string $title_fr = '',
		/** Dollars; null if the rebate states no amount. */
		public ?float $amount = null,
		/** Whether the amount is a maximum. */
		public bool $up_to = false,
		/** The organization that pays it. */
		public string $provider = '',
		/** The address of its terms. */
		public string $url = '',
		/** The first day on which it is paid, as 2026-12-31; empty for no first day. */
		public string $starts = '',
		/** The last day, inclusive; empty for no last day. */
		public string $expires = '',
		/** @var list<string> ZIP codes, Canadian postal areas, states, provinces, `USA`, `CANADA`; none for everywhere */
		public array $areas = array(),
		/** @var list<string> of products, as in `ProductCategory`; none for all */
		public array $categories = array(),
	) {}

	/**
	 * @param array<array-key, mixed> $values by the names of `to_array()`, not trusted
	 * @throws InvalidRebate
	 */
	public static function from_array( array $values ): self {
		return RebateReader::read( $values );
	}

	/** @return array{id: string, title: string, titleEs: string, titleFr: string, amount: ?float, upTo: bool, provider: string, url: string, starts: string, expires: string, areas: list<string>, categories?: list<string>} */
	public function to_array(): array {
		return array(
			'id'       => $this->id,
			'title'    => $this->title,
			'titleEs'  => $this->title_es,
			'titleFr'  => $this->title_fr,
			'amount'   => $this->amount,
			'upTo'     => $this->up_to,
			'provider' => $this->provider,
			'url'      => $this->url,
			'starts'   => $this->starts,
			'expires'  => $this->expires,
			'areas'    => $this->areas,
			// Only if there are some: the hashes of earlier rebates stay.
			...( array() === $this->categories ? array() : array( 'categories' => $this->categories ) ),
		);
	}

	/** Returns the rebate as visitors see it. An untranslated title stays English and is labeled as such. */
	public function offer( Language $language ): RebateOffer {
		$translated = match ( $language ) {
			Language::English => '',
			Language::Spanish => $this->title_es,
			Language::French  => $this->title_fr,
		};

		return new RebateOffer(
			'' === $translated ? $this->title : $translated,
			'' === $translated ? Language::English : $language,
			$this->amount,
			$this->up_to,
			$this->provider,
			$this->url,
			$this->expires,
		);
	}
}
