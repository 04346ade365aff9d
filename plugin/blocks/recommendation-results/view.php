<?php
/** The twin of view.tsx. */
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerSearchMessage;
use HvacBlocks\Offers\Recommendation\Systems\SystemCards;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   level: int,
	 *   start: array{title: string, text: string}|null,
	 *   results: array{
	 *     id: string, lang: string, facts: list<array{icon: string, text: string}>,
	 *     systems: list<array{
	 *       name: string, tier: string,
	 *       products: list<array{
	 *         kind: string, product_type: string, product_name: string, product_link: string, image: string, efficiency: string, stages: string,
	 *         product_id?: string, noise?: string, documents?: list<array{label: string, href: string, lang: string}>, picture?: array<string, mixed>,
	 *       }>,
	 *       included: list<string>, installed_from: int|null, installed_to: int|null,
	 *     }>|null,
	 *     cards: array{
	 *       lang: 'en'|'es'|'fr', fit: string, tiers: array<string, string>, pictures: array<string, array<string, mixed>>,
	 *       financing: array{apr: float, months: int}|null, texts: array{typical: string, monthly: string, english: string},
	 *     },
	 *     validity: array<string, mixed>|null, claim: array<string, mixed>|null, reasons: list<array{icon: string, text: string}>, retryUrl: string,
	 *     toolUrl: string, contactUrl: string, zip: string, dealer: array<string, mixed>|null, dealerStatus: 'known'|'none'|'failed',
	 *     phone: array{text: string, href: string}, findMore: string, lane: array<string, mixed>,
	 *     texts: array{
	 *       failed: string, failedHelp: string, retry: string, nobody: string, nobodyHelp: string, findMore: string, change: string, print: string,
	 *       fit: string, starts: string, prices: string, noPrice: string, included: string, ask: string, why: string, dealer: string, broken: string,
	 *       brokenHelp: string, none: string, noneHelp: string, ...,
	 *     },
	 *     ...
	 *   }|null
	 * } $props
	 */

	$start   = $props['start'];
	$results = $props['results'];
	// Without systems, the text about them is left out.
	$is_empty = null !== $results && array() === ( $results['systems'] ?? array() );

	$ui(
		'layout/section-head',
		array(
			'level'         => $props['level'],
			'isIntroHidden' => $is_empty,
		)
	);

	if ( null !== $start ) :
		?>
		<div class="hvac-results__start">
			<div class="hvac-notice">
				<?php $ui( 'controls/icon', array( 'name' => 'info' ) ); ?>
				<div><p><strong><?php $text( $start['title'] ); ?></strong></p><p><?php $text( $start['text'] ); ?></p></div>
			</div>
			<?php $slot( 'content' ); ?>
		</div>
		<?php
	endif;

	if ( null === $results ) {
		return;
	}

	$part    = 'h' . min( 6, $props['level'] + 1 );
	$texts   = $results['texts'];
	$cards   = SystemCards::of( $results['systems'] ?? array(), $results['cards'] );
	$message = match ( true ) {
		null === $results['systems'] => array(
			'icon'   => 'triangleAlert',
			'title'  => $texts['broken'],
			'text'   => $texts['brokenHelp'],
			'phone'  => $results['phone'],
			'action' => array(
				'text' => $texts['retry'],
				'href' => $results['retryUrl'],
			),
		),
		array() === $cards => array(
			'icon'  => 'searchX',
			'title' => $texts['none'],
			'text'  => $texts['noneHelp'],
		),
		default => null,
	};
	?>
<div class="hvac-results">
	<div class="hvac-results__top">
		<ul class="hvac-results__answers">
			<?php foreach ( $results['facts'] as $fact ) : ?>
				<li class="hvac-badge"><?php $ui( 'controls/icon', array( 'name' => $fact['icon'] ) ); ?><span><?php $text( $fact['text'] ); ?></span></li>
			<?php endforeach; ?>
		</ul>
		<p class="hvac-results__tools">
			<a class="hvac-button hvac-button--quiet" href="<?php echo esc_url( $results['toolUrl'] ); ?>"><?php $text( $texts['change'] ); ?></a>
			<button type="button" class="hvac-button hvac-button--quiet hvac-results__print"><?php $text( $texts['print'] ); ?></button>
		</p>
	</div>
	<div class="hvac-results__systems" aria-live="polite">
		<?php if ( null !== $message ) : ?>
			<?php $ui( 'controls/message', $message ); ?>
		<?php else : ?>
			<ul class="hvac-cards hvac-results__cards">
				<?php foreach ( $cards as $card ) : ?>
					<li class="hvac-card hvac-results__card"<?php echo $card['isFit'] ? ' data-fit=""' : ''; ?>>
						<div class="hvac-results__pictures">
							<?php foreach ( $card['pictures'] as $picture ) : ?>
								<?php $ui( 'media/picture', $picture ); ?>
							<?php endforeach; ?>
						</div>
						<div class="hvac-card__head">
							<p class="hvac-card__eyebrow"><?php $text( $card['tier'] ); ?></p>
							<<?php echo tag_escape( $part ); ?> class="hvac-card__title"><?php $text( $card['name'] ); ?></<?php echo tag_escape( $part ); ?>>
							<?php if ( $card['isFit'] ) : ?>
								<p class="hvac-results__fit"><?php $ui( 'controls/icon', array( 'name' => 'badgeCheck' ) ); ?><span><?php $text( $texts['fit'] ); ?></span></p>
							<?php endif; ?>
						</div>
						<div class="hvac-results__price">
							<?php if ( '' === $card['price'] ) : ?>
								<p class="hvac-results__unpriced"><?php $text( $texts['noPrice'] ); ?></p>
							<?php else : ?>
								<p class="hvac-card__small"><?php $text( $texts['starts'] ); ?></p>
								<p class="hvac-card__figure"><?php $text( $card['price'] ); ?></p>
							<?php endif; ?>
							<?php if ( '' !== $card['typical'] ) : ?>
								<p class="hvac-card__small"><?php $text( $card['typical'] ); ?></p>
							<?php endif; ?>
							<?php if ( '' !== $card['monthly'] ) : ?>
								<p class="hvac-results__monthly"><?php $text( $card['monthly'] ); ?></p>
							<?php endif; ?>
						</div>
						<div class="hvac-results__facts">
							<ul class="hvac-results__units">
								<?php foreach ( $card['units'] as $unit ) : ?>
									<li>
										<?php if ( '' === $unit['href'] ) : ?>
											<strong><?php $text( $unit['name'] ); ?></strong>
										<?php else : ?>
											<a href="<?php echo esc_url( $unit['href'] ); ?>"><?php $text( $unit['name'] ); ?></a>
										<?php endif; ?>
										<span><?php $text( $unit['facts'] ); ?></span>
										<?php foreach ( $unit['documents'] as $document ) : ?>
											<a class="hvac-results__document" href="<?php echo esc_url( $document['href'] ); ?>" aria-label="<?php echo esc_attr( $document['label'] ); ?>">
												<?php $ui( 'controls/icon', array( 'name' => 'fileText' ) ); ?><?php $text( $document['text'] ); ?>
											</a>
										<?php endforeach; ?>
									</li>
								<?php endforeach; ?>
							</ul>
							<?php if ( array() !== $card['included'] ) : ?>
								<p class="hvac-results__label"><?php $text( $texts['included'] ); ?></p>
								<ul class="hvac-results__included">
									<?php foreach ( $card['included'] as $included ) : ?>
										<li><?php $ui( 'controls/icon', array( 'name' => 'check' ) ); ?><span><?php $text( $included ); ?></span></li>
									<?php endforeach; ?>
								</ul>
							<?php endif; ?>
						</div>
						<?php if ( '' !== $results['contactUrl'] ) : ?>
							<p class="hvac-card__action">
								<a class="hvac-button hvac-button--secondary" href="<?php echo esc_url( $results['contactUrl'] ); ?>" aria-label="<?php echo esc_attr( "{$texts['ask']}: {$card['name']}" ); ?>">
									<?php $text( $texts['ask'] ); ?>
								</a>
							</p>
						<?php endif; ?>
					</li>
				<?php endforeach; ?>
			</ul>
		<?php endif; ?>
	</div>
	<div class="hvac-results__terms"<?php echo array() === array_filter( array_column( $cards, 'price' ) ) ? ' hidden=""' : ''; ?>>
		<p><?php $text( $texts['prices'] ); ?></p>
		<?php if ( null !== $results['validity'] ) : ?>
			<?php $ui( 'layout/claim', $results['validity'] ); ?>
		<?php endif; ?>
		<?php if ( null !== $results['cards']['financing'] ) : ?>
			<p data-hvac-slot="terms"><?php $slot( 'terms' ); ?></p>
			<?php if ( null !== $results['claim'] ) : ?>
				<?php $ui( 'layout/claim', $results['claim'] ); ?>
			<?php endif; ?>
		<?php endif; ?>
	</div>
	<div class="hvac-results__halves">
		<section class="hvac-results__why"<?php echo $is_empty ? ' hidden=""' : ''; ?> aria-labelledby="<?php echo esc_attr( "{$results['id']}-why" ); ?>">
			<<?php echo tag_escape( $part ); ?> class="hvac-results__heading" id="<?php echo esc_attr( "{$results['id']}-why" ); ?>"><?php $text( $texts['why'] ); ?></<?php echo tag_escape( $part ); ?>>
			<ul class="hvac-results__reasons">
				<?php foreach ( $results['reasons'] as $reason ) : ?>
					<li><?php $ui( 'controls/icon', array( 'name' => $reason['icon'] ) ); ?><span><?php $text( $reason['text'] ); ?></span></li>
				<?php endforeach; ?>
			</ul>
			<p class="hvac-section__note" data-hvac-slot="note"><?php $slot( 'note' ); ?></p>
		</section>
		<section class="hvac-results__dealer" aria-labelledby="<?php echo esc_attr( "{$results['id']}-dealers" ); ?>">
			<<?php echo tag_escape( $part ); ?> class="hvac-results__heading" id="<?php echo esc_attr( "{$results['id']}-dealers" ); ?>"><?php $text( $texts['dealer'] ); ?></<?php echo tag_escape( $part ); ?>>
			<?php if ( null !== $results['dealer'] ) : ?>
				<?php $ui( 'dealers/dealer-card', $results['dealer'] ); ?>
			<?php elseif ( 'failed' === $results['dealerStatus'] ) : ?>
				<?php $ui( 'controls/message', DealerSearchMessage::failed( $texts, $results['phone'], $results['retryUrl'] ) ); ?>
			<?php else : ?>
				<?php $ui( 'controls/message', DealerSearchMessage::nobody( $texts, $results['zip'], $results['phone'], $results['findMore'] ) ); ?>
			<?php endif; ?>
		</section>
	</div>
	<?php if ( '' === $results['contactUrl'] ) : ?>
		<?php $ui( 'dealers/emergency-lane', $results['lane'] ); ?>
	<?php endif; ?>
	<div class="hvac-results__contact" id="<?php echo esc_attr( "{$results['id']}-contact" ); ?>" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
</div>
<?php
};
