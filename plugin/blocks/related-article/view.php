<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   level: int, title: string, href: string, picture: array<string, mixed>|null, date: array{text: string, datetime: string}, reading: string,
	 *   categories: list<array{text: string, href: string}>, texts: array{categories: string},
	 * } $props
	 */

	$heading = "h{$props['level']}";
	?>
<?php if ( null !== $props['picture'] ) : ?>
	<div class="hvac-card__picture"><?php $ui( 'media/picture', $props['picture'] ); ?></div>
<?php endif; ?>
<div class="hvac-card__head">
	<<?php echo tag_escape( $heading ); ?> class="hvac-card__title">
		<a class="hvac-card__link" href="<?php echo esc_url( $props['href'] ); ?>"><?php $text( $props['title'] ); ?></a>
	</<?php echo tag_escape( $heading ); ?>>
</div>
<p class="hvac-card__text hvac-related-article__facts">
	<time datetime="<?php echo esc_attr( $props['date']['datetime'] ); ?>"><?php $text( $props['date']['text'] ); ?></time>
	<span class="hvac-related-article__reading"><?php $ui( 'controls/icon', array( 'name' => 'clock' ) ); ?><?php $text( $props['reading'] ); ?></span>
</p>
<?php if ( array() !== $props['categories'] ) : ?>
	<ul class="hvac-card__facts hvac-related-article__categories" aria-label="<?php echo esc_attr( $props['texts']['categories'] ); ?>">
		<?php foreach ( $props['categories'] as $category ) : ?>
			<li><a class="hvac-related-article__category" href="<?php echo esc_url( $category['href'] ); ?>"><?php $text( $category['text'] ); ?></a></li>
		<?php endforeach; ?>
	</ul>
<?php endif; ?>
<?php
};
