<?php
declare(strict_types=1);

use HvacBlocks\Dealers\DealerSearch\DealerFilters;

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   level: int, trail: list<array{text: string, url: string}>, trailLabel: string, intro: string,
	 *   groups: list<array{title: string, links: list<array{text: string, count: string, label: string, href: string}>}>, byLetters: bool,
	 *   entries: list<array{
	 *     name: string, href: string, rating: array{value: string, stars: string, label: string, reviews: string}|null, address: list<string>,
	 *     badges: list<array{key: string, text: string}>, phone: array{text: string, href: string, group: string}|null, call: string,
	 *   }>,
	 *   pagination: array<string, mixed>|null, message: array<string, mixed>|null,
	 * } $props
	 */

	$heading = "h{$props['level']}";
	$part    = 'h' . ( $props['level'] + 1 );
	?>
<?php if ( array() !== $props['trail'] ) : ?>
	<?php $ui( 'layout/trail', array( 'label' => $props['trailLabel'], 'steps' => $props['trail'] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.?>
<?php endif; ?>
<?php if ( null !== $props['message'] ) : ?>
	<?php $ui( 'dealers/no-dealer', $props['message'] + array( 'level' => $props['level'] ) ); ?>
<?php else : ?>
	<div class="hvac-dealer-directory__head">
		<<?php echo tag_escape( $heading ); ?> class="hvac-dealer-directory__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
		<?php if ( '' !== $props['intro'] ) : ?>
			<p class="hvac-dealer-directory__intro"><?php $text( $props['intro'] ); ?></p>
		<?php endif; ?>
	</div>
	<?php if ( array() !== $props['groups'] ) : ?>
		<div class="hvac-dealer-directory__groups"<?php echo $props['byLetters'] ? ' data-by-letters' : ''; ?>>
			<?php foreach ( $props['groups'] as $group ) : ?>
				<section class="hvac-dealer-directory__group">
					<?php if ( '' !== $group['title'] ) : ?>
						<<?php echo tag_escape( $part ); ?> class="hvac-dealer-directory__title"><?php $text( $group['title'] ); ?></<?php echo tag_escape( $part ); ?>>
					<?php endif; ?>
					<ul class="hvac-dealer-directory__links">
						<?php foreach ( $group['links'] as $entry ) : ?>
							<li>
								<a class="hvac-dealer-directory__link" href="<?php echo esc_url( $entry['href'] ); ?>">
									<span><?php $text( $entry['text'] ); ?></span>
									<span class="hvac-dealer-directory__count" aria-hidden="true"><?php $text( $entry['count'] ); ?></span>
									<span class="hvac-visually-hidden"><?php $text( $entry['label'] ); ?></span>
								</a>
							</li>
						<?php endforeach; ?>
					</ul>
				</section>
			<?php endforeach; ?>
		</div>
	<?php endif; ?>
	<?php if ( array() !== $props['entries'] ) : ?>
		<ul class="hvac-dealer-directory__entries">
			<?php foreach ( $props['entries'] as $entry ) : ?>
				<li class="hvac-dealer-directory__entry">
					<<?php echo tag_escape( $part ); ?> class="hvac-dealer-directory__name"><a class="hvac-dealer-directory__profile" href="<?php echo esc_url( $entry['href'] ); ?>"><?php $text( $entry['name'] ); ?></a></<?php echo tag_escape( $part ); ?>>
					<?php if ( null !== $entry['rating'] ) : ?>
						<?php $ui( 'dealers/rating', $entry['rating'] ); ?>
					<?php endif; ?>
					<?php if ( array() !== $entry['address'] ) : ?>
						<address class="hvac-dealer-directory__address">
							<?php foreach ( $entry['address'] as $line ) : ?>
								<span><?php $text( $line ); ?></span>
							<?php endforeach; ?>
						</address>
					<?php endif; ?>
					<?php if ( array() !== $entry['badges'] ) : ?>
						<ul class="hvac-dealer-directory__badges">
							<?php foreach ( $entry['badges'] as $badge ) : ?>
								<li class="hvac-badge"><?php $ui( 'controls/icon', array( 'name' => DealerFilters::icon( $badge['key'] ) ) ); ?><span><?php $text( $badge['text'] ); ?></span></li>
							<?php endforeach; ?>
						</ul>
					<?php endif; ?>
					<?php if ( null !== $entry['phone'] ) : ?>
						<a class="hvac-dealer-directory__phone" href="<?php echo esc_url( $entry['phone']['href'] ); ?>">
							<?php $ui( 'controls/icon', array( 'name' => 'phone' ) ); ?>
							<span class="hvac-visually-hidden"><?php $text( $entry['call'] ); ?></span>
							<span><?php $text( $entry['phone']['text'] ); ?></span>
						</a>
					<?php endif; ?>
				</li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
	<?php if ( null !== $props['pagination'] ) : ?>
		<?php $ui( 'controls/pagination', $props['pagination'] ); ?>
	<?php endif; ?>
<?php endif; ?>
<?php
};
