<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   level: int, search: array<string, mixed>, found: string, showing: string, text: string,
	 *   entries: list<array{title: string, href: string, section: string, text: string}>, pagination: array<string, mixed>|null,
	 *   links: list<array{icon: string, text: string, href: string}>,
	 * } $props
	 */

	$heading = "h{$props['level']}";
	$title   = 'h' . ( $props['level'] + 1 );
	?>
<<?php echo tag_escape( $heading ); ?> class="hvac-search-results__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
<?php $ui( 'forms/search-form', $props['search'] ); ?>
<?php if ( '' !== $props['found'] ) : ?>
	<p class="hvac-search-results__count">
		<strong><?php $text( $props['found'] ); ?></strong>
		<?php if ( '' !== $props['showing'] ) : ?>
			<span><?php $text( $props['showing'] ); ?></span>
		<?php endif; ?>
	</p>
<?php endif; ?>
<?php if ( array() !== $props['entries'] ) : ?>
	<ul class="hvac-search-results__list">
		<?php foreach ( $props['entries'] as $entry ) : ?>
			<li class="hvac-search-result">
				<?php if ( '' !== $entry['section'] ) : ?>
					<p class="hvac-search-result__section"><?php $text( $entry['section'] ); ?></p>
				<?php endif; ?>
				<<?php echo tag_escape( $title ); ?> class="hvac-search-result__title"><a class="hvac-search-result__link" href="<?php echo esc_url( $entry['href'] ); ?>"><?php $text( $entry['title'] ); ?></a></<?php echo tag_escape( $title ); ?>>
				<?php if ( '' !== $entry['text'] ) : ?>
					<p class="hvac-search-result__text"><?php $text( $entry['text'] ); ?></p>
				<?php endif; ?>
			</li>
		<?php endforeach; ?>
	</ul>
<?php endif; ?>
<?php if ( null !== $props['pagination'] ) : ?>
	<?php $ui( 'controls/pagination', $props['pagination'] ); ?>
<?php endif; ?>
<?php if ( '' !== $props['text'] ) : ?>
	<p class="hvac-search-results__text"><?php $text( $props['text'] ); ?></p>
<?php endif; ?>
<?php if ( array() !== $props['links'] ) : ?>
	<?php $ui( 'forms/help-links', array( 'links' => $props['links'] ) ); ?>
<?php endif; ?>
<?php
};
