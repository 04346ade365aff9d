<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerCard;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   level: int,
	 *   message: array{
	 *     icon: string, title: string, text: string, action?: array{text: string, href: string}, second?: array{text: string, href: string},
	 *     phone?: array{text: string, href: string}|null,
	 *   }|null,
	 *   trail: list<array{text: string, url: string}>, name: string, town: string, photo: array<string, mixed>|null,
	 *   rating: array{value: string, stars: string, label: string, reviews: string}|null,
	 *   offers: list<array{icon: string, title: string, text: string}>, details: list<array{name: string, text: string, href: string}>,
	 *   area: array{
	 *     intro: string, places: list<string>, more: array{summary: string, groups: list<array{region: string, places: string}>}|null,
	 *     codes: array{summary: string, codes: string}|null,
	 *   }|null,
	 *   nearby: list<array{name: string, href: string, note: string}>,
	 *   texts: array{trail: string, offers: string, details: string, reviews: string, average: string, area: string, nearby: string},
	 * } $props
	 */

	$heading = "h{$props['level']}";
	$part    = 'h' . ( $props['level'] + 1 );

	if ( null !== $props['message'] ) {
		$ui( 'dealers/no-dealer', $props['message'] + array( 'level' => $props['level'] ) );

		return;
	}
	?>
<header class="hvac-dealer-profile__head">
	<?php $ui( 'layout/trail', array( 'label' => $props['texts']['trail'], 'steps' => $props['trail'] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.?>
	<<?php echo tag_escape( $heading ); ?> class="hvac-dealer-profile__name"><?php $text( $props['name'] ); ?></<?php echo tag_escape( $heading ); ?>>
	<?php if ( '' !== $props['town'] || null !== $props['rating'] ) : ?>
		<div class="hvac-dealer-profile__facts">
			<?php if ( '' !== $props['town'] ) : ?>
				<p class="hvac-dealer-profile__town"><?php $ui( 'controls/icon', array( 'name' => 'mapPin' ) ); ?><span><?php $text( $props['town'] ); ?></span></p>
			<?php endif; ?>
			<?php if ( null !== $props['rating'] ) : ?>
				<?php $ui( 'dealers/rating', $props['rating'] ); ?>
			<?php endif; ?>
		</div>
	<?php endif; ?>
</header>
<div class="hvac-dealer-profile__body">
	<div class="hvac-dealer-profile__reach" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
	<div class="hvac-dealer-profile__about">
		<?php if ( null !== $props['photo'] ) : ?>
			<div class="hvac-dealer-profile__photo"><?php $ui( 'media/picture', $props['photo'] ); ?></div>
		<?php endif; ?>
		<?php if ( array() !== $props['offers'] ) : ?>
			<section class="hvac-dealer-profile__part">
				<<?php echo tag_escape( $part ); ?> class="hvac-dealer-profile__title"><?php $text( $props['texts']['offers'] ); ?></<?php echo tag_escape( $part ); ?>>
				<ul class="hvac-dealer-profile__offers">
					<?php foreach ( $props['offers'] as $offer ) : ?>
						<li class="hvac-dealer-profile__offer">
							<span class="hvac-dealer-profile__sign"><?php $ui( 'controls/icon', array( 'name' => $offer['icon'] ) ); ?></span>
							<strong class="hvac-dealer-profile__offer-name"><?php $text( $offer['title'] ); ?></strong>
							<?php if ( '' !== $offer['text'] ) : ?>
								<span class="hvac-dealer-profile__note"><?php $text( $offer['text'] ); ?></span>
							<?php endif; ?>
						</li>
					<?php endforeach; ?>
				</ul>
			</section>
		<?php endif; ?>
		<?php if ( array() !== $props['details'] ) : ?>
			<section class="hvac-dealer-profile__part">
				<<?php echo tag_escape( $part ); ?> class="hvac-dealer-profile__title"><?php $text( $props['texts']['details'] ); ?></<?php echo tag_escape( $part ); ?>>
				<dl class="hvac-dealer-profile__regions">
					<?php foreach ( $props['details'] as $detail ) : ?>
						<div>
							<dt><?php $text( $detail['name'] ); ?></dt>
							<dd>
								<?php if ( '' === $detail['href'] ) : ?>
									<?php $text( $detail['text'] ); ?>
								<?php else : ?>
									<a href="<?php echo esc_url( $detail['href'] ); ?>" rel="external"><?php $text( $detail['text'] ); ?></a>
								<?php endif; ?>
							</dd>
						</div>
					<?php endforeach; ?>
				</dl>
			</section>
		<?php endif; ?>
		<?php if ( null !== $props['rating'] ) : ?>
			<section class="hvac-dealer-profile__part" id="<?php echo esc_attr( DealerCard::REVIEWS ); ?>">
				<<?php echo tag_escape( $part ); ?> class="hvac-dealer-profile__title"><?php $text( $props['texts']['reviews'] ); ?></<?php echo tag_escape( $part ); ?>>
				<?php $ui( 'dealers/rating', $props['rating'] ); ?>
				<p class="hvac-dealer-profile__average"><?php $text( $props['texts']['average'] ); ?></p>
			</section>
		<?php endif; ?>
		<?php if ( null !== $props['area'] ) : ?>
			<section class="hvac-dealer-profile__part">
				<<?php echo tag_escape( $part ); ?> class="hvac-dealer-profile__title"><?php $text( $props['texts']['area'] ); ?></<?php echo tag_escape( $part ); ?>>
				<p><?php $text( $props['area']['intro'] ); ?></p>
				<?php if ( array() !== $props['area']['places'] ) : ?>
					<ul class="hvac-dealer-profile__places">
						<?php foreach ( $props['area']['places'] as $place ) : ?>
							<li><?php $text( $place ); ?></li>
						<?php endforeach; ?>
					</ul>
				<?php endif; ?>
				<?php if ( null !== $props['area']['more'] ) : ?>
					<details class="hvac-dealer-profile__more">
						<summary class="hvac-dealer-profile__summary"><?php $ui( 'controls/icon', array( 'name' => 'chevronDown' ) ); ?><span><?php $text( $props['area']['more']['summary'] ); ?></span></summary>
						<dl class="hvac-dealer-profile__regions">
							<?php foreach ( $props['area']['more']['groups'] as $group ) : ?>
								<div>
									<dt><?php $text( $group['region'] ); ?></dt>
									<dd><?php $text( $group['places'] ); ?></dd>
								</div>
							<?php endforeach; ?>
						</dl>
					</details>
				<?php endif; ?>
				<?php if ( null !== $props['area']['codes'] ) : ?>
					<details class="hvac-dealer-profile__more">
						<summary class="hvac-dealer-profile__summary"><?php $ui( 'controls/icon', array( 'name' => 'chevronDown' ) ); ?><span><?php $text( $props['area']['codes']['summary'] ); ?></span></summary>
						<p class="hvac-dealer-profile__codes"><?php $text( $props['area']['codes']['codes'] ); ?></p>
					</details>
				<?php endif; ?>
			</section>
		<?php endif; ?>
		<?php if ( array() !== $props['nearby'] ) : ?>
			<section class="hvac-dealer-profile__part">
				<<?php echo tag_escape( $part ); ?> class="hvac-dealer-profile__title"><?php $text( $props['texts']['nearby'] ); ?></<?php echo tag_escape( $part ); ?>>
				<ul class="hvac-dealer-profile__nearby">
					<?php foreach ( $props['nearby'] as $other ) : ?>
						<li>
							<a class="hvac-dealer-profile__other" href="<?php echo esc_url( $other['href'] ); ?>">
								<span class="hvac-dealer-profile__other-name"><?php $text( $other['name'] ); ?></span>
								<span class="hvac-dealer-profile__note"><?php $text( $other['note'] ); ?></span>
							</a>
						</li>
					<?php endforeach; ?>
				</ul>
			</section>
		<?php endif; ?>
	</div>
</div>
<?php
};
