<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Editing\Media\PictureLoading;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The content of the cards of recommended systems; the twin of `blocks/recommendation-results/system-cards.ts`.
 *
 * @phpstan-import-type Product from Recommendation
 * @phpstan-import-type System from Recommendation
 * @phpstan-type CardConfig array{lang: 'en'|'es'|'fr', fit: string, tiers: array<string, string>, pictures: array<string, array<string, mixed>>, financing: array{apr: float, months: int}|null, texts: array{typical: string, monthly: string, english: string}}
 * @phpstan-type Card array{tier: string, name: string, isFit: bool, pictures: list<array<string, mixed>>, price: string, typical: string, monthly: string, units: list<array{name: string, facts: string, href: string, documents: list<array{text: string, label: string, href: string}>}>, included: list<string>}
 */
final class SystemCards {
	private const RATIO = '4/3';

	private const ILLUSTRATIONS = array(
		'air-conditioner' => 'outdoor-unit',
		'heat-pump'       => 'heat-pump',
		'furnace'         => 'furnace',
		'air-handler'     => 'air-handler',
	);

	/**
	 * The configuration that all cards share.
	 *
	 * @param string                              $fit       the tier that fits the answers; empty for none
	 * @param array{apr: float, months: int}|null $financing null without an offer
	 * @return CardConfig
	 */
	public static function config( Language $language, string $fit, ?array $financing ): array {
		$pictures = array();

		foreach ( self::ILLUSTRATIONS as $kind => $illustration ) {
			$pictures[ $kind ] = Picture::illustration( $illustration, self::RATIO, PictureLoading::Lazy )?->props() ?? array();
		}

		$apr    = $financing['apr'] ?? 0.0;
		$months = $financing['months'] ?? 0;

		return array(
			'lang'      => $language->value,
			'fit'       => $fit,
			'tiers'     => array(
				'good'   => SystemTexts::tier( 'good' ),
				'better' => SystemTexts::tier( 'better' ),
				'best'   => SystemTexts::tier( 'best' ),
			),
			'pictures'  => $pictures,
			'financing' => $financing,
			'texts'     => array(
				'english' => __( 'in English', 'hvac-blocks' ),
				/* translators: amounts of money, the lowest and the highest price that are typical. */
				'typical' => __( 'Typically {from}–{to}', 'hvac-blocks' ),
				'monthly' => sprintf(
					/* translators: {amount}: an amount of money. 1: a number of months, 2: a percentage. APR is the annual percentage rate. */
					_n( '{amount} a month for %1$s month at %2$s APR', '{amount} a month for %1$s months at %2$s APR', $months, 'hvac-blocks' ),
					Numbers::format( $months, 0, $language ),
					Numbers::percent( $apr, $language, floor( $apr ) === $apr ? 0 : 2 )
				),
			),
		);
	}

	/**
	 * @param list<System> $systems
	 * @param CardConfig   $config
	 * @return list<Card>
	 */
	public static function of( array $systems, array $config ): array {
		// A tier shared by all of them no longer distinguishes them.
		$is_fitting = static fn ( array $system ): bool => '' !== $config['fit'] && $system['tier'] === $config['fit'];
		$is_told    = 1 === count( array_filter( $systems, $is_fitting ) );

		return array_map( static fn ( array $system ): array => self::card( $system, $config, $is_told && $is_fitting( $system ) ), $systems );
	}

	/**
	 * @param System     $system
	 * @param CardConfig $config
	 * @return Card
	 */
	private static function card( array $system, array $config, bool $is_fit ): array {
		$language  = Language::from( $config['lang'] );
		$from      = $system['installed_from'];
		$to        = $system['installed_to'];
		$financing = $config['financing'];
		$money     = static fn ( int $amount ): string => Numbers::money( $amount, $language );

		return array(
			'tier'     => $config['tiers'][ $system['tier'] ] ?? '',
			'name'     => $system['name'],
			'isFit'    => $is_fit,
			'pictures' => array_values( array_filter( array_map( static fn ( array $product ): array => self::picture( $product, $config ), array_slice( $system['products'], 0, 2 ) ) ) ),
			'price'    => null === $from ? '' : $money( $from ),
			'typical'  => null === $from || null === $to ? '' : Text::fill( $config['texts']['typical'], array( 'from' => $money( $from ), 'to' => $money( $to ) ) ), // phpcs:ignore WordPress.Arrays -- short.
			'monthly'  => null === $from || null === $financing ? '' : Text::fill( $config['texts']['monthly'], array( 'amount' => $money( MonthlyPayment::of( $from, $financing['apr'], $financing['months'] ) ) ) ),
			'units'    => array_map(
				static fn ( array $product ): array => array(
					'name'      => $product['product_name'],
					'facts'     => implode( ' · ', array_filter( array( $product['product_type'] === $product['product_name'] ? '' : $product['product_type'], $product['stages'], $product['efficiency'], $product['noise'] ?? '' ), static fn ( string $fact ): bool => '' !== $fact ) ),
					'href'      => $product['product_link'],
					'documents' => self::documents( $product, $config ),
				),
				$system['products']
			),
			'included' => $system['included'],
		);
	}

	/**
	 * @param Product    $product
	 * @param CardConfig $config
	 * @return list<array{text: string, label: string, href: string}> the label also says which product a document is about
	 */
	private static function documents( array $product, array $config ): array {
		return array_map(
			static function ( array $document ) use ( $product, $config ): array {
				$text = '' === $document['lang'] ? $document['label'] : "{$document['label']} ({$config['texts']['english']})";

				return array(
					'text'  => $text,
					'label' => "$text: {$product['product_name']}",
					'href'  => $document['href'],
				);
			},
			$product['documents'] ?? array()
		);
	}

	/**
	 * @param Product    $product
	 * @param CardConfig $config
	 * @return array<string, mixed> empty for none
	 */
	private static function picture( array $product, array $config ): array {
		if ( isset( $product['picture'] ) ) {
			return $product['picture'];
		}

		return '' === $product['image'] ? $config['pictures'][ $product['kind'] ] ?? array() : Picture::of_url( $product['image'], self::RATIO )?->props() ?? array();
	}
}
