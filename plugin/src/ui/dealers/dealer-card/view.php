<?php
/** One dealer; `DealerSearch\DealerCard` makes its view model. */
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerFilters;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, name: string, profileHref: string, logo: string, distance: string, hours?: array{lines: string, zone: string, words: string}|null, lines?: list<string>,
	 *   rating: array{value: string, stars: string, label: string, reviews: string}|null, reviewsHref: string, address: list<string>, directionsHref: string,
	 *   badges: list<array{key: string, text: string}>, phone: array{text: string, href: string}|null, contactHref: string, estimateHref: string,
	 *   texts: array{call: string, callShort: string, contact: string, estimate: string, directions: string, partner: string},
	 * } $props
	 */

	$heading = "h{$props['level']}";
	?>
<article class="hvac-dealer-card" aria-labelledby="<?php echo esc_attr( "{$props['id']}-name" ); ?>">
	<div class="hvac-dealer-card__head">
		<<?php echo tag_escape( $heading ); ?> class="hvac-dealer-card__name" id="<?php echo esc_attr( "{$props['id']}-name" ); ?>">
			<?php if ( '' === $props['profileHref'] ) : ?>
				<?php $text( $props['name'] ); ?>
			<?php else : ?>
				<a href="<?php echo esc_url( $props['profileHref'] ); ?>"><?php $text( $props['name'] ); ?></a>
			<?php endif; ?>
		</<?php echo tag_escape( $heading ); ?>>
		<?php if ( '' !== $props['logo'] ) : ?>
			<img class="hvac-dealer-card__logo skip-lazy" data-no-lazy="1" loading="lazy" decoding="async" alt="<?php echo esc_attr( $props['texts']['partner'] ); ?>" src="<?php echo esc_url( $props['logo'] ); ?>">
		<?php endif; ?>
		<?php if ( '' !== $props['distance'] ) : ?>
			<p class="hvac-dealer-card__distance"><?php $ui( 'controls/icon', array( 'name' => 'mapPin' ) ); ?><span><?php $text( $props['distance'] ); ?></span></p>
		<?php endif; ?>
		<?php if ( isset( $props['hours'] ) ) : ?>
			<p data-hours="<?php echo esc_attr( $props['hours']['lines'] ); ?>" data-zone="<?php echo esc_attr( $props['hours']['zone'] ); ?>" data-words="<?php echo esc_attr( $props['hours']['words'] ); ?>">&nbsp;</p>
		<?php endif; ?>
		<?php foreach ( $props['lines'] ?? array() as $line ) : ?>
			<p><?php $text( $line ); ?></p>
		<?php endforeach; ?>
	</div>
	<?php if ( null !== $props['rating'] ) : ?>
		<?php if ( '' === $props['reviewsHref'] ) : ?>
			<?php $ui( 'dealers/rating', $props['rating'] ); ?>
		<?php else : ?>
			<a class="hvac-dealer-card__rating" href="<?php echo esc_url( $props['reviewsHref'] ); ?>"><?php $ui( 'dealers/rating', $props['rating'] ); ?></a>
		<?php endif; ?>
	<?php endif; ?>
	<?php if ( array() !== $props['address'] ) : ?>
		<address class="hvac-dealer-card__address">
			<?php foreach ( $props['address'] as $line ) : ?>
				<span><?php $text( $line ); ?></span>
			<?php endforeach; ?>
			<?php if ( '' !== $props['directionsHref'] ) : ?>
				<span><a href="<?php echo esc_url( $props['directionsHref'] ); ?>" rel="noreferrer external" aria-label="<?php echo esc_attr( "{$props['texts']['directions']}: {$props['name']}" ); ?>"><?php $text( $props['texts']['directions'] ); ?></a></span>
			<?php endif; ?>
		</address>
	<?php endif; ?>
	<?php if ( array() !== $props['badges'] ) : ?>
		<ul class="hvac-dealer-card__badges">
			<?php foreach ( $props['badges'] as $badge ) : ?>
				<li class="hvac-badge"><?php $ui( 'controls/icon', array( 'name' => DealerFilters::icon( $badge['key'] ) ) ); ?><span><?php $text( $badge['text'] ); ?></span></li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
	<div class="hvac-dealer-card__actions">
		<?php if ( '' !== $props['estimateHref'] ) : ?>
			<a class="hvac-button hvac-button--quiet hvac-dealer-card__estimate" href="<?php echo esc_url( $props['estimateHref'] ); ?>" rel="external" aria-label="<?php echo esc_attr( "{$props['texts']['estimate']}: {$props['name']}" ); ?>">
				<span><?php $text( $props['texts']['estimate'] ); ?></span>
				<?php $ui( 'controls/icon', array( 'name' => 'externalLink' ) ); ?>
			</a>
		<?php endif; ?>
		<?php if ( null !== $props['phone'] ) : ?>
			<a class="hvac-button hvac-dealer-card__call-short" href="<?php echo esc_url( $props['phone']['href'] ); ?>" aria-label="<?php echo esc_attr( "{$props['texts']['callShort']}: {$props['name']}" ); ?>">
				<?php $ui( 'controls/icon', array( 'name' => 'phone' ) ); ?>
				<span><?php $text( $props['texts']['callShort'] ); ?></span>
			</a>
			<a class="hvac-button hvac-button--secondary hvac-dealer-card__call" href="<?php echo esc_url( $props['phone']['href'] ); ?>" aria-label="<?php echo esc_attr( "{$props['texts']['call']}: {$props['name']}" ); ?>">
				<?php $ui( 'controls/icon', array( 'name' => 'phone' ) ); ?>
				<span><?php $text( $props['texts']['call'] ); ?></span>
			</a>
			<a class="hvac-dealer-card__number" href="<?php echo esc_url( $props['phone']['href'] ); ?>">
				<?php $ui( 'controls/icon', array( 'name' => 'phone' ) ); ?>
				<span class="hvac-number" aria-live="polite" data-printed="<?php echo esc_attr( $props['phone']['text'] ); ?>">
					<?php $text( $props['phone']['text'] ); ?>
				</span>
			</a>
		<?php endif; ?>
		<a class="hvac-button hvac-dealer-card__contact" href="<?php echo esc_url( $props['contactHref'] ); ?>" aria-label="<?php echo esc_attr( "{$props['texts']['contact']}: {$props['name']}" ); ?>">
			<?php $text( $props['texts']['contact'] ); ?>
		</a>
	</div>
</article>
<?php
};
